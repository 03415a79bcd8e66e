import type { ReactNode } from 'react';
import type { ThemeChapter as Theme } from '../../contract/report.ts';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { Passage } from './passage.tsx';

export function ThemeChapter({ chapter, ...place }: { chapter: Theme } & ChapterPlace): ReactNode {
  return (
    <Chapter chapter={chapter} {...place}>
      {chapter.passages.map((passage, index) => (
        <Passage key={passage.id} passage={passage} isFirst={index === 0} />
      ))}
    </Chapter>
  );
}
