import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Open for as long as it is rendered; what is inside covers all of it, so that a press on the dialog itself is on its veil. */
export function useModal(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const onPress = ({ target }: MouseEvent): void => {
      if (target === element) close.current();
    };
    element.showModal();
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('click', onPress);
      element.close();
    };
  }, [sheet]);
}
