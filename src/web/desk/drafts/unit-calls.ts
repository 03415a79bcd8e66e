import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import type { EditKind } from '../../../domain/content-edits/edit.ts';
import { getJson } from '../call.ts';

export const CONTENT_KEY = ['content'];

/** `what` is the end of the call: "draft", "publish". */
export function unitCall(kind: EditKind, unit: string, what = ''): string {
  return `/api/admin/content/${kind}/${encodeURIComponent(unit)}${what && `/${what}`}`;
}

export const unitKey = (kind: EditKind, unit: string): readonly string[] => ['content', kind, 'unit', unit];

export function useUnit(kind: EditKind, unit: string): UseQueryResult<DeskUnit> {
  return useQuery({
    queryKey: unitKey(kind, unit),
    queryFn: ({ signal }) => getJson<DeskUnit>(unitCall(kind, unit), signal),
  });
}
