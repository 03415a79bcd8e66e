const SIDE_PX = 1200;

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The drawing cannot be shown')));
    image.src = address;
  });
}

/** A drawing as a file, made in the browser: the site never sees it. */
export async function wheelPicture(drawing: string): Promise<File> {
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE_PX, height: SIDE_PX });
  canvas.getContext('2d')!.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The drawing cannot be painted');
  return new File([blob], 'birth-chart.png', { type: 'image/png' });
}
