import type { DeskEdit } from '../../contract/desk-content.ts';
import { Conflict } from '../failures.ts';

/** Somebody saved, published or threw away in between: what stands now is told, so that both texts can be compared. */
export class DraftTaken extends Conflict {
  override name = 'DraftTaken';
  readonly other: DeskEdit;

  constructor(other: DeskEdit) {
    super('It was saved somewhere else in between. Nothing’s lost: both texts are kept.');
    this.other = other;
  }
}
