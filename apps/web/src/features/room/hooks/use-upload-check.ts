import { UPLOAD_TYPES } from '@lets/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toast.tsx';
import { useUploadLimit } from '../../../lib/brand.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** Says before the upload what would be refused after it. The server looks at the content, this at size and name only. */
export function useUploadCheck() {
  const { t } = useTranslation('room');
  const format = useFormat();
  const { bytes, max } = useUploadLimit();
  return useMemo(() => {
    const refuse = (text: string) => {
      toast(text, { type: 'error', duration: 4000 });
      return false;
    };
    return {
      accept: UPLOAD_TYPES.join(),
      max,
      isAccepted: (file: File) => {
        if (file.size > bytes) {
          return refuse(
            t('upload.too_large', {
              name: file.name,
              size: format.fileSize(file.size),
              max,
            }),
          );
        }
        const isKnown = (UPLOAD_TYPES as readonly string[]).includes(file.type);
        return isKnown || refuse(t('upload.wrong_type', { name: file.name }));
      },
    };
  }, [t, format, bytes, max]);
}
