import { useEffect, useState, type ReactNode } from 'react';
import type { Signed } from '../../art/share-pictures/subject.ts';
import type { ChartAnswer } from '../../contract/chart.ts';
import { useSite } from '../shell/site.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './chart-result.module.css';
import { wheelPicture } from './wheel-picture.ts';

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function save(picture: File): void {
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href, download: picture.name }).click();
  toast({ title: 'Saved', description: `It’s in a file called ${picture.name}.` });
}

/** The share sheet where the browser sends files with it, else a download. */
async function share(picture: File): Promise<void> {
  if (!navigator.canShare?.({ files: [picture] })) return save(picture);
  try {
    await navigator.share({ files: [picture] });
  } catch (error) {
    if (!isCancelled(error)) save(picture);
  }
}

/** The outlines of the letters are heavy: they come when there is a chart to draw. */
async function drawing(chart: ChartAnswer, by: Signed): Promise<string> {
  const { drawChartPicture } = await import('../../art/share-pictures/birth-chart.ts');
  return drawChartPicture(chart, 'square', by);
}

/** A picture of the wheel and of nothing else, ready before it is asked for: a share sheet opens only with the press. */
export function ShareWheel({ chart }: { chart: ChartAnswer }): ReactNode {
  const { name, url } = useSite();
  const [picture, setPicture] = useState<File | null>(null);
  useEffect(() => {
    setPicture(null);
    drawing(chart, { siteName: name, host: new URL(url).host })
      .then(wheelPicture)
      .then(setPicture, console.error);
  }, [chart, name, url]);
  return (
    <div className={styles.share} role="group" aria-label="Share the wheel">
      <Button kind="line" glyph="share" disabled={!picture} onClick={() => picture && void share(picture)}>
        Share the wheel only
      </Button>
      <p>
        A picture without your name, date or place. But the positions give the date away to anyone who can
        read them.
      </p>
    </div>
  );
}
