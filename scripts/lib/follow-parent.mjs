// Loaded before the program: when the script that started it dies without a word (kill -9), it ends as if asked to, rather than
// keep the port and the data folder.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
