import { WrongSetting } from '../config.ts';

/** The sentence for a port that cannot be opened, or null where the error is about something else. */
export function refusedPort(setting: string, port: number, error: unknown): WrongSetting | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new WrongSetting(`${setting} ${port} is in use already.`);
  if (code === 'EACCES') return new WrongSetting(`${setting} ${port} may not be opened by this user.`);
  return null;
}
