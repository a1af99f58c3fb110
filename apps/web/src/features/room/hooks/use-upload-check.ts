import { UPLOAD_TYPES } from '@lets/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toast.tsx';
import { brand } from '../../../lib/brand.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** Says before the upload what would be refused after it. The server looks at the content, this at size and name only. */
export function useUploadCheck() {
  const { t } = useTranslation('room');
  const format = useFormat();
  return useMemo(() => {
    const refuse = (text: string) => {
      toast(text, { type: 'error', duration: 4000 });
      return false;
    };
    return {
      accept: UPLOAD_TYPES.join(),
      isAccepted: (file: File) => {
        if (file.size > brand.get().upload_bytes) {
          return refuse(
            t('upload.too_large', {
              name: file.name,
              size: format.fileSize(file.size),
              max: brand.get().upload_bytes / 2 ** 20,
            }),
          );
        }
        const isKnown = (UPLOAD_TYPES as readonly string[]).includes(file.type);
        return isKnown || refuse(t('upload.wrong_type', { name: file.name }));
      },
    };
  }, [t, format]);
}
