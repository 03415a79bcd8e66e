import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PostPreview } from '../../../contract/desk-posts.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { send } from '../call.ts';

const PAUSE_MS = 500;

/** The fields as they were when typing last rested. */
function useRested(fields: Fields): Fields {
  const [rested, setRested] = useState(fields);
  useEffect(() => {
    const timer = setTimeout(() => setRested(fields), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  return rested;
}

/** The post as readers would see it, by the site's own renderer. */
export function usePreview(fields: Fields): UseQueryResult<PostPreview> {
  const rested = useRested(fields);
  return useQuery({
    queryKey: ['posts', 'preview', rested],
    queryFn: () => send<PostPreview>('POST', '/api/admin/posts/preview', { fields: rested }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}
