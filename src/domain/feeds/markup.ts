const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters that XML 1.0 cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for XML and HTML alike, inside elements and attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
