import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { backPicturePath } from '../../domain/tarot/card-picture.ts';
import { DECK_SIZE } from '../../domain/tarot/draw.ts';
import { fanFor, type Fan as FanShape } from '../../domain/tarot/fan.ts';
import { classes } from '../ui/classes.ts';
import styles from './fan.module.css';

interface FanProps {
  picks: readonly number[];
  onPick: (place: number) => void;
  disabled: boolean;
}

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** Where a key leads; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number, perRow: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place + perRow,
    ArrowUp: place - perRow,
    Home: 0,
    End: DECK_SIZE - 1,
  };
  const next = steps[key];
  return next !== undefined && next >= 0 && next < DECK_SIZE ? next : undefined;
}

/** One stop for the Tab key; arrows walk through the cards. */
function useRoving(box: RefObject<HTMLElement | null>, perRow: number) {
  const [current, setCurrent] = useState(Math.floor(DECK_SIZE / 2));
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeAfter(event.key, current, perRow);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    box.current?.querySelectorAll('button')[next]?.focus();
  };
  return { current, setCurrent, onKeyDown };
}

interface FanCardProps {
  place: number;
  shape: FanShape;
  /** In which turn it was picked, from 0 on; -1 while it lies in the fan. */
  pickedAs: number;
  tabIndex: number;
  disabled: boolean;
  onPick: (place: number) => void;
  onFocus: (place: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** As wide as what is seen of it, so that the middle of the button is the card's own and not its neighbor's. */
function FanCard({ place, shape, pickedAs, disabled, onPick, onFocus, ...rest }: FanCardProps): ReactNode {
  const { x, y, shownPx, turnDeg } = shape.places[place]!;
  const { cardWidthPx, cardHeightPx } = shape;
  const isPicked = pickedAs >= 0;
  return (
    <button
      type="button"
      aria-label={`Card ${place + 1} of ${DECK_SIZE}`}
      aria-pressed={isPicked}
      aria-disabled={disabled}
      {...rest}
      className={classes(styles.card, isPicked && styles.picked)}
      style={{
        left: x,
        top: y,
        width: shownPx,
        height: cardHeightPx,
        rotate: `${turnDeg}deg`,
        transformOrigin: `${cardWidthPx / 2}px 50%`,
      }}
      onClick={() => onPick(place)}
      onFocus={() => onFocus(place)}
    >
      {isPicked ? (
        // Drawn and not written: the button's name is the card's place in the deck, not its turn.
        <span data-turn={pickedAs + 1} />
      ) : (
        <img src={backPicturePath('half')} alt="" draggable={false} style={{ width: cardWidthPx }} />
      )}
    </button>
  );
}

/** All 78 face down; each is a button, and one that was picked leaves an empty place to put it back. */
export function Fan({ picks, onPick, disabled }: FanProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const shape = useMemo(() => fanFor(Math.max(width, 240)), [width]);
  const { current, setCurrent, onKeyDown } = useRoving(box, shape.perRow);
  return (
    <div
      ref={box}
      role="group"
      aria-label="The deck, face down"
      className={styles.fan}
      style={{ height: shape.heightPx }}
    >
      {width > 0 &&
        shape.places.map((_, place) => (
          <FanCard
            key={place}
            place={place}
            shape={shape}
            pickedAs={picks.indexOf(place)}
            tabIndex={place === current ? 0 : -1}
            disabled={disabled}
            onPick={disabled ? () => {} : onPick}
            onFocus={setCurrent}
            onKeyDown={onKeyDown}
          />
        ))}
    </div>
  );
}
