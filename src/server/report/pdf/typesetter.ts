import { readFileSync } from 'node:fs';
import { initSync, TypstCompilerBuilder, type TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';

/** What the typesetter reads from disk. */
export interface TypesetterParts {
  compiler: string;
  fonts: readonly string[];
  /** Templates by the name under which others import them. */
  templates: Readonly<Record<string, string>>;
}

const MAIN = '/main.typ';
/** With where and why, one to a line. */
const UNIX_DIAGNOSTICS = 2;

type Files = ReadonlyMap<string, string>;

/** Sets books. Each takes seconds of a processor and hundreds of megabytes: only a process of its own has one. */
export class Typesetter {
  readonly #compiler: TypstCompiler;
  readonly #encoder = new TextEncoder();

  private constructor(compiler: TypstCompiler) {
    this.#compiler = compiler;
  }

  static async start(parts: TypesetterParts): Promise<Typesetter> {
    initSync({ module: readFileSync(parts.compiler) });
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of parts.fonts) await builder.add_raw_font(readFileSync(font));
    const compiler = await builder.build();
    for (const [name, path] of Object.entries(parts.templates))
      compiler.add_source(`/${name}`, readFileSync(path, 'utf8'));
    return new Typesetter(compiler);
  }

  /** The PDF of these files and of those given before: whoever sets again gives what has changed. */
  set(files: Files): Uint8Array {
    for (const [name, text] of files) this.#compiler.map_shadow(`/${name}`, this.#encoder.encode(text));
    const { result, diagnostics } = this.#compiler.compile(MAIN, null, 'pdf', UNIX_DIAGNOSTICS) as {
      result?: Uint8Array;
      diagnostics?: readonly string[];
    };
    if (!result) throw new Error(`The book could not be set: ${(diagnostics ?? []).join('\n')}`);
    return result;
  }
}
