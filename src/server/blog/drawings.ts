import { SHEET_KINDS, type SheetKind } from '../../art/drawing/figures/sheet.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';
import type { BlogService } from './service.ts';
import { publicFor } from '../cache-control.ts';

const NAME = /^\/blog-art\/([a-z0-9-]+)(?:\.(phone|small))?\.svg$/;

/** The drawings above the articles, as files. */
export function blogDrawings({ blog }: { blog: Pick<BlogService, 'isDrawn' | 'drawing'> }): GeneratedFiles {
  function read(path: string): { slug: string; kind: SheetKind } | null {
    const [, slug = '', named] = NAME.exec(path) ?? [];
    const kind = SHEET_KINDS.find((candidate) => candidate === (named ?? 'wide'))!;
    return blog.isDrawn(slug) ? { slug, kind } : null;
  }

  return {
    owns: (path) => path.startsWith('/blog-art/') && read(path) !== null,
    async render(path) {
      const { slug, kind } = read(path)!;
      return {
        status: 200,
        text: await blog.drawing(slug, kind),
        contentType: 'image/svg+xml; charset=utf-8',
        isForAll: true,
        cacheControl: publicFor(86_400),
      };
    },
  };
}
