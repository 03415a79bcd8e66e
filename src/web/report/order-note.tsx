import type { ReactNode } from 'react';
import { REPORT_SAMPLE_PAGE } from '../../domain/pages/report-pages.ts';
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** What somebody is told who would like to pay. */
export function OrderNote({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog
      title="Not on Sale Yet"
      glyph="quill"
      text="Thank you for wanting one. The order form isn’t open yet, so there’s nothing to pay and nothing was stored. Until it opens, the whole sample is free to read, and this page previews your own chart."
      onDismiss={onClose}
    >
      <ButtonRow stretch>
        <ButtonLink to={REPORT_SAMPLE_PAGE.paths[0]}>Read the sample</ButtonLink>
        <Button kind="line" onClick={onClose}>
          Close
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
