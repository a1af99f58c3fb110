import { Facsimile as Drawing } from '@lets/contract';
import { facsimileUrl } from '../../art/facsimile-files.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './facsimile.module.css';

/** What a document names, where the product has such a drawing. */
export function useFacsimile(drawing: unknown): { url: string; alt: string } | null {
  const { t } = useTranslation('documents');
  const { language } = useFormat();
  const { data: known } = Drawing.safeParse(drawing);
  return known ? { url: facsimileUrl(known, language), alt: t(`facsimile.of.${known}`) } : null;
}

/** The drawing alone, as it stands in the editor. */
export function FacsimilePicture({ drawing }: { drawing: unknown }) {
  const facsimile = useFacsimile(drawing);
  return facsimile && <img className={styles.picture} src={facsimile.url} alt={facsimile.alt} />;
}
