// Preloaded into every background process. When the process that started it ends, even killed, the IPC channel closes and this
// process stops too. Otherwise it would keep its port, or keep writing to the data directory.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel.unref()
