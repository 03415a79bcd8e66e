import type { DeskEdit, DeskUnit } from '../../../contract/desk-content.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { isAside, type Device, type DeviceText, type LeftText } from './device-text.ts';
import { sameFields } from './same-fields.ts';

export type KeptState = 'kept' | 'saving' | 'offline' | 'conflict' | 'refused';

/** Where what stands in the editor is kept. */
export interface Kept {
  /** Null where nothing was typed since the page was opened, or the browser keeps nothing. */
  onDeviceAt: number | null;
  serverRevision: number | null;
  serverAt: string | null;
  state: KeptState;
  /** Whether something was typed that the server is not known to have. */
  isAhead: boolean;
  /** Why the server won't take it, in a sentence. */
  why: string | null;
}

export interface DraftView {
  fields: Fields;
  kept: Kept;
  /** Why it could not be published as it is. */
  problems: readonly string[];
  /** What somebody else saved in between; null where nobody did. */
  other: DeskEdit | null;
  /** Typed in another tab that never brought it to the server; null where there is none. */
  left: LeftText | null;
}

/** What is edited: a unit of content, or anything else that has a draft with a revision. */
export type Edited = Pick<DeskUnit, 'draft' | 'shown' | 'inFile'>;

/** What the server has of a unit: its draft, else what visitors read, else the files. */
export function serverFields({ draft, shown, inFile }: Edited): Fields {
  return draft?.fields ?? shown ?? inFile ?? {};
}

/** With which text and revision one goes on: the server's, or what this tab still had. */
function ownAhead(unit: Edited, text: DeviceText | null): DeviceText | null {
  if (!text || sameFields(text.fields, serverFields(unit))) return null;
  const arrived = unit.draft && text.unanswered.some((fields) => sameFields(fields, unit.draft!.fields));
  return arrived ? { ...text, revision: unit.draft!.revision, unanswered: [] } : text;
}

/** How a unit is opened. */
export function firstView(unit: Edited, device: Pick<Device, 'own' | 'left'>): DraftView {
  const ahead = ownAhead(unit, device.own());
  const fields = ahead?.fields ?? serverFields(unit);
  const left = device.left().find((text) => !sameFields(text.fields, fields)) ?? null;
  return {
    fields,
    kept: {
      onDeviceAt: ahead?.changedAtMs ?? null,
      serverRevision: ahead ? ahead.revision : (unit.draft?.revision ?? null),
      serverAt: unit.draft?.savedAt ?? null,
      state: 'kept',
      isAhead: ahead !== null,
      why: null,
    },
    problems: [],
    other: null,
    left: ahead && left && !isAside(left) ? null : left,
  };
}
