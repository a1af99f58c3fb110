/** Asks the browser's leave for notices on the desktop; an answer given before stands. */
export async function askForNotices(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  await Notification.requestPermission().catch(() => 'denied');
}

/** Shows a notice on the desktop where that is allowed; a later one of the same name takes its place. */
export function showNotice(name: string, title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag: name });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones have the name and refuse to make one: the sound and the title stay.
  }
}
