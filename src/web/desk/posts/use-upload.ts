import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPicture } from '../../../contract/desk-posts.ts';
import { send } from '../call.ts';
import { reasonWords } from '../told.ts';
import { FIGURES_KEY } from './use-posts.ts';

interface Upload {
  isBusy: boolean;
  why: string | null;
  /** The line for the field, "upload <id>"; null where it failed. */
  run: (file: File) => Promise<string | null>;
}

/** Puts a picture of one's own up. The server makes it small and takes everything out that isn't picture. */
export function useUpload(): Upload {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  return {
    isBusy,
    why,
    async run(file) {
      setBusy(true);
      setWhy(null);
      try {
        const { id } = await send<DeskPicture>('POST', '/api/admin/pictures', file);
        void client.invalidateQueries({ queryKey: FIGURES_KEY });
        return `upload ${id}`;
      } catch (error) {
        setWhy(reasonWords(error));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
