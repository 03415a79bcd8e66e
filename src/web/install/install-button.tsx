import { useState, type ReactNode } from 'react';
import { useCurrentPage } from '../shell/page-kind.ts';
import { useSiteName } from '../shell/site.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './install-button.module.css';
import { alertInstructions, hasDialogs, InstallInstructions } from './install-instructions.tsx';
import { useInstallOffer } from './use-install-offer.ts';
import { useIsAtTop } from './use-is-at-top.ts';

/** Floats at the top center, over the strip that the frame has for it, for as long as the page stands at its top. */
export function InstallButton(): ReactNode {
  const { kind } = useCurrentPage();
  const siteName = useSiteName();
  const { offer, consume, close } = useInstallOffer();
  const isAtTop = useIsAtTop();
  const [isInstructing, setInstructing] = useState(false);
  if (!offer || kind.undisturbed) return null;
  const accept = (): void => {
    if (offer === 'instructions') return hasDialogs() ? setInstructing(true) : alertInstructions(siteName);
    offer.prompt().catch((error: unknown) => console.error('The install prompt failed', error));
    consume();
  };
  return (
    <>
      <div className={classes(styles.install, !isAtTop && styles.away)}>
        <Button kind="line" glyph="install" className={styles.accept} onClick={accept}>
          Install App
        </Button>
        <button type="button" className={styles.close} aria-label="Hide Install App" onClick={close}>
          <Glyph name="close" size={18} weight={1.6} />
        </button>
      </div>
      {isInstructing && <InstallInstructions siteName={siteName} onClose={() => setInstructing(false)} />}
    </>
  );
}
