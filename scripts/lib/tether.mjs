/** Preloaded into tools that know nothing of our launcher: they end when it is gone. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
