import { useEffect } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { useBrand } from './brand.ts';

const SIDE = 64;

/** The browser's tab bears the school's own mark where it has one, else the product's. */
export function useFavicon(): void {
  const own = useBrand().logo[useLanguage()];
  useEffect(() => {
    if (!own) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    const { href, type } = link;
    let isOver = false;
    void squareOf(own).then((square) => {
      if (isOver || !square) return;
      link.type = 'image/png';
      link.href = square;
    });
    return () => {
      isOver = true;
      link.type = type;
      link.href = href;
    };
  }, [own]);
}

/** A tab's mark is square: a wide one is shown whole in the middle instead of being squeezed. */
async function squareOf(picture: string): Promise<string | null> {
  const image = new Image();
  image.src = picture;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  return canvas.toDataURL('image/png');
}
