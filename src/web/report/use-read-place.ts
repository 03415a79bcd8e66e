import { startTransition, useEffect, useState, type RefObject } from 'react';

interface ReadPlace {
  /** The paragraph at the line where eyes rest. */
  passage: string | null;
  chapter: string | null;
}

/** Under the wheel on a phone, a little above the middle elsewhere. */
const READING_LINE = '-42% 0px -57% 0px';
const NOWHERE: ReadPlace = { passage: null, chapter: null };

/** Marks what is being read, and says it to whoever shows more of it. */
export function useReadPlace(text: RefObject<HTMLElement | null>): ReadPlace {
  const [place, setPlace] = useState(NOWHERE);
  useEffect(() => {
    const parts = [...(text.current?.querySelectorAll<HTMLElement>('[data-passage], [data-chapter]') ?? [])];
    const atLine = new Set<HTMLElement>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) atLine.add(target as HTMLElement);
          else atLine.delete(target as HTMLElement);
        }
        const passage = parts.find((part) => part.dataset.passage !== undefined && atLine.has(part));
        const chapter = parts.find((part) => part.dataset.chapter !== undefined && atLine.has(part));
        if (passage) for (const part of parts) part.toggleAttribute('data-read', part === passage);
        const read = {
          passage: passage?.dataset.passage ?? null,
          chapter: chapter?.dataset.chapter ?? null,
        };
        // Between two paragraphs of a chapter the last one goes on being meant.
        startTransition(() =>
          setPlace((last) => (read.passage === null && read.chapter === last.chapter ? last : read)),
        );
      },
      { rootMargin: READING_LINE },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [text]);
  return place;
}
