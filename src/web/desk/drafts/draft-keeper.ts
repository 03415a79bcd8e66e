import type { DeskEdit, DraftSave, DraftSaved } from '../../../contract/desk-content.ts';
import type { Fields, FieldValue } from '../../../domain/content-edits/edit.ts';
import { CallFailed } from '../call.ts';
import { isAside, type Device } from './device-text.ts';
import { firstView, serverFields, type DraftView, type Edited, type Kept } from './draft-view.ts';
import { sameFields } from './same-fields.ts';

/** Typing rests so long before it is sent. */
const PAUSE_MS = 800;
const AGAIN_MS = 5_000;
const MOST_UNANSWERED = 4;
const CONFLICT = 409;

interface Ports {
  device: Device;
  save: (draft: DraftSave) => Promise<DraftSaved>;
  /** After the server took a text. */
  onSaved?: (draft: Pick<DeskEdit, 'fields' | 'revision' | 'savedAt'>) => void;
}

/** The server could not be asked, or had no time: the same may be tried again. */
function isPassing(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function otherOf(error: unknown): DeskEdit | null {
  if (!(error instanceof CallFailed) || error.status !== CONFLICT) return null;
  return (error.answer as { other?: DeskEdit } | null)?.other ?? null;
}

/** A text that is being written: kept on the device with every keystroke, on the server after every pause. */
export class DraftKeeper {
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  #view: DraftView;
  /** Sent, and the answer never came: the server may have any of them. */
  #unanswered: readonly Fields[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor(unit: Edited, ports: Ports) {
    this.#ports = ports;
    this.#view = firstView(unit, ports.device);
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setField(name: string, value: FieldValue): void {
    this.setFields({ [name]: value });
  }

  setFields(changed: Fields): void {
    this.#write({ ...this.#view.fields, ...changed });
    this.#sendIn(PAUSE_MS);
  }

  /** Sends what is ahead now; whether the server has everything afterwards. `evenSame`: a draft is made in any case. */
  async flush(evenSame = false): Promise<boolean> {
    await this.#sending;
    const { state, isAhead, serverRevision } = this.#view.kept;
    if (state !== 'conflict' && (isAhead || (evenSame && serverRevision === null))) await this.#sendNow();
    return this.#view.kept.state === 'kept' && !this.#view.kept.isAhead;
  }

  /** The server's text was looked at again. What is ahead here stays. */
  look(unit: Edited): void {
    const { fields, other, kept } = this.#view;
    const revision = unit.draft?.revision ?? null;
    const isOlder = revision !== null && revision < (kept.serverRevision ?? 0);
    if (kept.isAhead || this.#sending || other || isOlder) return;
    if (revision !== kept.serverRevision || !sameFields(serverFields(unit), fields)) this.take(unit);
  }

  /** The server's text counts, whatever stands here. */
  take(unit: Edited): void {
    clearTimeout(this.#timer);
    this.#unanswered = [];
    this.#ports.device.clear();
    this.#view = firstView(unit, this.#ports.device);
    this.#become({});
  }

  /** The unit is gone, and with it what was typed. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#ports.device.clear();
    this.#become({ isAhead: false });
  }

  /** Answers a conflict by the text that shall stand. */
  async saveMix(fields: Fields): Promise<boolean> {
    const { other } = this.#view;
    if (!other) return false;
    this.#write(fields, other.revision);
    this.#become({ state: 'kept' }, { other: null });
    return this.flush();
  }

  /** Another text stands in the editor; the one before is offered until it is let go. */
  replace(fields: Fields): void {
    const { fields: before, kept } = this.#view;
    const aside = { fields: before, revision: kept.serverRevision, unanswered: [], changedAtMs: Date.now() };
    const left = this.#ports.device.keepAside(aside);
    this.#write({ ...before, ...fields });
    this.#become({}, { left });
    this.#sendIn(PAUSE_MS);
  }

  /** Goes on with what another tab had; where the server has moved on since, it answers with a conflict. */
  takeLeft(): void {
    const { left } = this.#view;
    if (!left) return;
    this.#write(left.fields, isAside(left) ? this.#view.kept.serverRevision : left.revision);
    this.#ports.device.clear(left.tab);
    this.#become({}, { left: null });
    this.#sendIn(0);
  }

  dropLeft(): void {
    if (this.#view.left) this.#ports.device.clear(this.#view.left.tab);
    this.#become({}, { left: null });
  }

  #become(kept: Partial<Kept>, rest: Partial<DraftView> = {}): void {
    this.#view = { ...this.#view, ...rest, kept: { ...this.#view.kept, ...kept } };
    for (const listener of this.#listeners) listener();
  }

  #write(fields: Fields, revision: number | null = this.#view.kept.serverRevision): void {
    const changedAtMs = Date.now();
    const isKept = this.#ports.device.write({ fields, revision, unanswered: this.#unanswered, changedAtMs });
    const onDeviceAt = isKept ? changedAtMs : null;
    this.#become({ onDeviceAt, serverRevision: revision, isAhead: true }, { fields });
  }

  /** The same words, but what is known of the server has changed. */
  #writeAgain(unanswered: readonly Fields[]): void {
    const { fields, kept } = this.#view;
    const changedAtMs = kept.onDeviceAt ?? Date.now();
    this.#unanswered = unanswered;
    this.#ports.device.write({ fields, revision: kept.serverRevision, unanswered, changedAtMs });
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#view.kept.state !== 'conflict') this.#timer = setTimeout(() => void this.#sendNow(), ms);
  }

  #sendNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #send(): Promise<void> {
    const { fields, kept } = this.#view;
    const before = this.#unanswered;
    this.#become({ state: 'saving' });
    if (kept.isAhead) this.#writeAgain([...before, fields].slice(-MOST_UNANSWERED));
    const draft = { revision: kept.serverRevision, fields: fields as DraftSave['fields'] };
    try {
      this.#taken(fields, await this.#ports.save(draft));
    } catch (error) {
      this.#failed(fields, error, before);
    }
  }

  #taken(fields: Fields, { revision, savedAt, problems }: DraftSaved): void {
    const isAhead = this.#view.fields !== fields;
    this.#become(
      { serverRevision: revision, serverAt: savedAt, state: 'kept', isAhead, why: null },
      { problems, other: null },
    );
    this.#unanswered = [];
    if (isAhead) this.#writeAgain([]);
    else this.#ports.device.clear();
    this.#ports.onSaved?.({ fields: fields as DeskEdit['fields'], revision, savedAt });
    if (isAhead) this.#sendIn(PAUSE_MS);
  }

  #failed(fields: Fields, error: unknown, unanswered: readonly Fields[]): void {
    const other = otherOf(error);
    if (other) return this.#collided(fields, other, unanswered);
    if (isPassing(error)) {
      this.#become({ state: 'offline' });
      return this.#sendIn(AGAIN_MS);
    }
    this.#writeAgain(unanswered);
    this.#become({ state: 'refused', why: error instanceof Error ? error.message : null });
  }

  /** Somebody saved in between, unless it was this tab and the answer was lost. */
  #collided(fields: Fields, other: DeskEdit, unanswered: readonly Fields[]): void {
    if (sameFields(fields, other.fields)) {
      this.#taken(fields, { ...other, problems: [...this.#view.problems] });
    } else if (unanswered.some((text) => sameFields(text, other.fields))) {
      this.#become({ serverRevision: other.revision, state: 'kept' });
      this.#writeAgain([]);
      this.#sendIn(0);
    } else {
      this.#writeAgain([]);
      this.#become({ state: 'conflict' }, { other });
    }
  }
}
