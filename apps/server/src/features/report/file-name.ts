/** Pure: what every file system takes. */
export function fileName(name: string): string {
  return name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_');
}
