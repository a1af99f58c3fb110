import { fileMedia } from '@lets/contract';
import { fileUrl } from './api-client.ts';

const FILE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a role's own picture is, or null for one of the drawn characters. */
export function uploadedPicture(character: string): string | null {
  return FILE_ID.test(character) ? fileUrl(fileMedia, { file_id: character }) : null;
}
