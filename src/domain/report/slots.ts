/** A text with its `{slots}` filled; strange ones stay to be seen. */
export function filled(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([\w-]+)\}/g, (slot, name: string) => slots[name] ?? slot);
}
