import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

interface PressButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** In place of its words while it goes on: "Hiding…" */
  busy: string;
  onPress: () => Promise<unknown>;
}

/** A button that can be pressed again once what it does is done. */
export function PressButton({ busy, onPress, disabled, children, ...button }: PressButtonProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const onClick = (): void => {
    setBusy(true);
    void onPress().finally(() => setBusy(false));
  };
  return (
    <Button {...button} disabled={disabled === true || isBusy} onClick={onClick}>
      {isBusy ? busy : children}
    </Button>
  );
}
