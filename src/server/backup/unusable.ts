/** A backup or a database that cannot be worked with until somebody changes something; the message is the sentence to show. */
export class BackupUnusable extends Error {
  override name = 'BackupUnusable';
}
