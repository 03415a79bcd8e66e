import { wheelSvg } from '../../art/drawing/chart-wheel/svg-file.ts';
import { filledSlot } from '../../domain/blog/slots/fill.ts';
import { eventsBetween } from '../../domain/sky/events.ts';
import { postProblems } from '../blog/post-problems.ts';
import { renderedArticle } from '../blog/rendered-article.ts';
import { filledWeek } from '../channels/filled-week.ts';
import { computedChart } from '../chart/computed.ts';
import { threadBank } from '../report/bank.ts';
import { reportPreview } from '../report/preview.ts';
import { writtenReport } from '../report/written.ts';
import { computedAnswer } from '../search/answers/computed.ts';
import { answerTasks } from '../workers/answer-tasks.ts';
import { skyAccuracy } from './accuracy.ts';
import { skyDay } from './day.ts';
import { SKY_SLICE_MS, slicedEvents } from './events.ts';
import type { SkyTask } from './sky-tasks.ts';

/** The slices that days share. */
const events = slicedEvents(async (index) => eventsBetween(index * SKY_SLICE_MS, (index + 1) * SKY_SLICE_MS));

answerTasks<SkyTask>((task) => {
  switch (task.kind) {
    case 'slice':
      return eventsBetween(task.index * SKY_SLICE_MS, (task.index + 1) * SKY_SLICE_MS);
    case 'day':
      return skyDay(task.date, events);
    case 'accuracy':
      return skyAccuracy(task.checkedOn);
    case 'slot':
      return filledSlot(task.slot, task.date);
    case 'report':
      return writtenReport(task, threadBank());
    case 'preview':
      return reportPreview(task, threadBank());
    case 'search':
      return computedAnswer(task);
    case 'chart':
      return computedChart(task);
    case 'article':
      return renderedArticle(task);
    case 'post-problems':
      return postProblems(task);
    case 'fill':
      return filledWeek(task);
    case 'wheel':
      return wheelSvg(task.chart, { kind: task.size, palette: task.palette });
  }
});
