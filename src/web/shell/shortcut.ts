import { onDevice } from './storage.ts';

/** Whether the / key leads to the search; single keys can be set off by voice control, so it can be switched off. */
export function isSearchShortcutOn(): boolean {
  return onDevice.get('shortcut') !== 'off';
}

export function setSearchShortcut(isOn: boolean): void {
  onDevice.set('shortcut', isOn ? 'on' : 'off');
}
