import { fileGet } from '@lets/contract';
import type { ReactNode } from 'react';
import { fileUrl } from '../../lib/api-client.ts';
import { download } from '../../lib/download.ts';

interface FileLinkProps {
  fileId: string;
  /** What it is saved as; left out: as the server names it. */
  name?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A file to keep. A refusal is told on this page, and does not put the page aside for its words. */
export function FileLink({ fileId, name, className, children }: FileLinkProps) {
  const input = { file_id: fileId };
  return (
    <a
      className={className}
      href={fileUrl(fileGet, input)}
      download={name ?? ''}
      onClick={(event) => {
        event.preventDefault();
        void download(fileGet, input, name);
      }}
    >
      {children}
    </a>
  );
}
