import { useState, type ReactNode } from 'react';
import { takeStep } from '../preferences/calls.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { logged } from './plan-visit.ts';

interface JokePopupProps {
  jokeText: string;
  isReturning: boolean;
  onRefuse: () => void;
  onClose: () => void;
}

export function JokePopup({ jokeText, isReturning, onRefuse, onClose }: JokePopupProps): ReactNode {
  const [isJokeShown, setJokeShown] = useState(false);
  const showJoke = (): void => {
    setJokeShown(true);
    takeStep('reset-refuses').catch(logged('The refusals could not be reset'));
  };
  // Different keys: the joke is a dialog of its own, so that it is read aloud like one.
  if (isJokeShown) {
    return (
      <Dialog
        key="joke"
        title="Today’s Joke"
        glyph="moon-star"
        text={jokeText}
        isTextFirst
        isUnasked
        onDismiss={onClose}
      >
        <ButtonRow stretch>
          <Button onClick={onClose}>Thank you!</Button>
        </ButtonRow>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="question"
      title={isReturning ? 'Welcome back!' : 'Welcome!'}
      glyph="moon-star"
      text="Would you like to read a funny joke?"
      isUnasked
      onDismiss={onRefuse}
    >
      <ButtonRow stretch>
        <Button onClick={showJoke}>YES</Button>
        <Button kind="line" onClick={onRefuse}>
          NO
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
