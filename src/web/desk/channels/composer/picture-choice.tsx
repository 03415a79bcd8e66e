import { useState, type ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { shortDay } from '../../../../domain/calendar/written-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './picture-choice.module.css';
import type { PostDraft } from './use-post-draft.ts';

type Picture = DeskChannelPost['pictures'][number];

interface PictureChoiceProps {
  post: DeskChannelPost;
  draft: PostDraft;
}

/** So many stand beside each other under the label. */
const FIRST = 4;

interface ButtonProps {
  picture: Picture;
  isChosen: boolean;
  hasName: boolean;
  onChoose: () => void;
}

function PictureButton({ picture, isChosen, hasName, onChoose }: ButtonProps): ReactNode {
  const { name, thumb, usedOn } = picture;
  const used = usedOn === null ? '' : `used ${shortDay(usedOn)}`;
  const words = (
    <>
      {name} {used !== '' && <small>{used}</small>}
    </>
  );
  return (
    <button type="button" className={styles.picture} aria-pressed={isChosen} onClick={onChoose}>
      <img src={thumb} alt="" loading="lazy" />
      {hasName ? <span className={styles.name}>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </button>
  );
}

/** "cat:sign-leo" of one that is drawn in several settings. */
const figureOf = ({ art }: Picture): string => art.split('@')[0]!;

/** The chosen one first, then the freshest, each cat once. */
function firstOf(pictures: readonly Picture[], art: string): Picture[] {
  const chosen = pictures.filter((picture) => picture.art === art);
  const byFigure = Map.groupBy([...chosen, ...pictures], figureOf);
  return [...byFigure.values()].map(([first]) => first!).slice(0, FIRST);
}

/** Which of our drawings it is; its words come with it. */
export function PictureChoice({ post: { pictures }, draft }: PictureChoiceProps): ReactNode {
  const { fields, set } = draft;
  const [isOpen, setOpen] = useState(false);
  // In the order in which they first stood, so that none jumps away from under the finger.
  const [first] = useState(() => firstOf(pictures, fields.picture.art));
  const shown = first.some(({ art }) => art === fields.picture.art)
    ? first
    : firstOf(pictures, fields.picture.art);
  const choose = ({ art, alt }: Picture): void => {
    set({ picture: { ...fields.picture, art }, alt });
    setOpen(false);
  };
  const buttonOf = (hasName: boolean) => (picture: Picture) => (
    <PictureButton
      key={picture.art}
      picture={picture}
      isChosen={picture.art === fields.picture.art}
      hasName={hasName}
      onChoose={() => choose(picture)}
    />
  );
  return (
    <div role="group" aria-label="Picture">
      <div className={styles.head}>
        <span className={styles.label}>Picture</span>
        {pictures.length > FIRST && (
          <Button kind="text" className={styles.more} onClick={() => setOpen(true)}>
            All {pictures.length}
          </Button>
        )}
      </div>
      <div className={styles.first}>{shown.map(buttonOf(false))}</div>
      {isOpen && (
        <Dialog
          title="The Picture"
          glyph="star4"
          text="Those that haven’t been out for sixty days come first."
          onDismiss={() => setOpen(false)}
        >
          <div className={styles.all}>{pictures.map(buttonOf(true))}</div>
        </Dialog>
      )}
    </div>
  );
}
