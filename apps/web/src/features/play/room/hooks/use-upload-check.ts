import { messageOf, UPLOAD_EXTENSIONS, UPLOAD_TYPES } from '@lets/contract';
import { useMemo } from 'react';
import { toast } from '../../../../components/toast/toast.tsx';
import { useUploadLimit } from '../../../../lib/brand.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/**
 * Says before the upload what would be refused after it, in the server's words. The server looks at the content, this at size
 * and name only.
 */
export function useUploadCheck() {
  const { language } = useFormat();
  const { bytes, max } = useUploadLimit();
  return useMemo(() => {
    const refuse = (data: object) => {
      toast(messageOf('file_refused', data)[language], { type: 'error', duration: 4000 });
      return false;
    };
    return {
      accept: [...UPLOAD_TYPES, ...UPLOAD_EXTENSIONS].join(),
      max,
      isAccepted: (file: File) => {
        if (file.size > bytes) return refuse({ limit: bytes });
        return isKnown(file) || refuse({ file: 'wrong_type' });
      },
    };
  }, [language, bytes, max]);
}

function isKnown({ type, name }: File): boolean {
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return (UPLOAD_TYPES as readonly string[]).includes(type) || UPLOAD_EXTENSIONS.includes(extension);
}
