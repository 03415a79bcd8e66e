import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Button } from '../../../ui/button.tsx';
import buttonStyles from '../../../ui/button.module.css';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { tellFailed } from '../../told.ts';
import type { HandedOut } from './kit-words.ts';
import type { KitFile } from './use-kit-file.ts';

interface HandOutProps {
  post: DeskChannelPost;
  kitFile: KitFile;
  copy: () => Promise<boolean>;
  onHandedOut: (how: HandedOut['how']) => void;
}

const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Both are begun within the press itself: a browser takes neither from a later moment. */
async function share(file: File, text: string, copy: HandOutProps['copy']): Promise<void> {
  const copying = copy();
  await navigator.share({ files: [file], text });
  await copying;
}

function ShareButton({
  post,
  file,
  copy,
  onHandedOut,
}: Omit<HandOutProps, 'kitFile'> & { file: File }): ReactNode {
  const onShare = (): void =>
    void share(file, post.outgoing, copy).then(
      () => onHandedOut('shared'),
      (error: unknown) => {
        // Whoever closes the sheet has thought better of it.
        if (!isClosed(error)) tellFailed('It wasn’t shared.', 'Your browser didn’t hand it over.');
      },
    );
  return (
    <Button glyph="share" onClick={onShare}>
      Share to {NETWORK_NAMES[post.line.network]}
    </Button>
  );
}

interface LeadOutProps {
  href: string;
  glyph: 'share' | 'download';
  /** The name of a file that is saved; absent for a page that opens beside this one. */
  saveAs?: string;
  kind: 'primary' | 'text';
  onPress: () => void;
  children: ReactNode;
}

function LeadOut({ href, glyph, saveAs, kind, onPress, children }: LeadOutProps): ReactNode {
  const leads = saveAs === undefined ? { target: '_blank', rel: 'noreferrer' } : { download: saveAs };
  return (
    <a href={href} {...leads} className={classes(buttonStyles.button, buttonStyles[kind])} onClick={onPress}>
      <Glyph name={glyph} size={19} weight={1.7} />
      {children}
    </a>
  );
}

/** Into the network's app where the browser can, else a file to save; Pinterest has a page that comes filled in. */
export function HandOutButton({ post, kitFile, copy, onHandedOut }: HandOutProps): ReactNode {
  const { file, pinPage, line } = post;
  const what = line.video === null ? 'picture' : 'video';
  if (kitFile.state === 'fetching')
    return (
      <Button glyph="share" disabled>
        Getting the {what}…
      </Button>
    );
  const canShare = kitFile.state === 'here' && kitFile.canShare;
  const handedOut = (how: HandedOut['how']) => (): void => {
    void copy();
    onHandedOut(how);
  };
  const pin = pinPage !== null && (
    <LeadOut href={pinPage} glyph="share" kind={canShare ? 'text' : 'primary'} onPress={handedOut('pinned')}>
      Open Pinterest, filled in
    </LeadOut>
  );
  return (
    <>
      {canShare && <ShareButton post={post} file={kitFile.file} copy={copy} onHandedOut={onHandedOut} />}
      {pin}
      {!canShare && (
        <LeadOut
          href={file.src}
          glyph="download"
          saveAs={file.name}
          kind={pin ? 'text' : 'primary'}
          onPress={handedOut('saved')}
        >
          Save the {what}
        </LeadOut>
      )}
    </>
  );
}
