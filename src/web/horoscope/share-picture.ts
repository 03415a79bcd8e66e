/** A share sheet must open soon after the click, or the browser takes it for our own idea. */
const LIMIT_MS = 1_000;

function fileOf(path: string, content: Blob | string, type: string): File {
  return new File([content], path.slice(path.lastIndexOf('/') + 1), { type });
}

/** Asked with an empty file, so that nothing is fetched in vain. */
function canShareFiles(path: string): boolean {
  return navigator.canShare?.({ files: [fileOf(path, '', 'image/png')] }) ?? false;
}

/** The picture as the share sheet takes it; none where the browser shares no files or the picture is late. */
export async function pictureFiles(path: string): Promise<{ files?: File[] }> {
  if (!canShareFiles(path)) return {};
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(LIMIT_MS) });
    const picture = await response.blob();
    return response.ok ? { files: [fileOf(path, picture, picture.type)] } : {};
  } catch {
    return {};
  }
}
