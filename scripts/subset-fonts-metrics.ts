/** What a line of text needs to know of a font, read from its tables (sfnt). */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of a character in em, averaged over the sample. */
  averageEm: number;
}

function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, i) => 12 + i * 16);
  return new Map(entries.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]));
}

/** Glyph of each character of the basic plane (cmap format 4). */
function glyphsOf(font: Buffer, cmap: number): Map<number, number> {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 8 + i * 8),
  );
  const table = subtables.find((at) => font.readUInt16BE(at) === 4)!;
  const double = font.readUInt16BE(table + 6);
  const glyphs = new Map<number, number>();
  for (let i = 0; i < double; i += 2) {
    const end = font.readUInt16BE(table + 14 + i);
    const start = font.readUInt16BE(table + 16 + double + i);
    const delta = font.readUInt16BE(table + 16 + 2 * double + i);
    const offsetAt = table + 16 + 3 * double + i;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : font.readUInt16BE(offsetAt + offset + 2 * (code - start));
      glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

export function charactersOf(font: Buffer): Set<number> {
  return new Set(glyphsOf(font, tablesOf(font).get('cmap')!).keys());
}

export function metricsOf(font: Buffer, sample: string): FontMetrics {
  const tables = tablesOf(font);
  const [head, hhea, hmtx] = ['head', 'hhea', 'hmtx'].map((tag) => tables.get(tag)!) as [
    number,
    number,
    number,
  ];
  const glyphs = glyphsOf(font, tables.get('cmap')!);
  const unitsPerEm = font.readUInt16BE(head + 18);
  const measured = font.readUInt16BE(hhea + 34);
  const width = (character: string): number => {
    const glyph = glyphs.get(character.codePointAt(0)!) ?? 0;
    return font.readUInt16BE(hmtx + 4 * Math.min(glyph, measured - 1));
  };
  const sum = [...sample].reduce((total, character) => total + width(character), 0);
  return {
    unitsPerEm,
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    averageEm: sum / [...sample].length / unitsPerEm,
  };
}
