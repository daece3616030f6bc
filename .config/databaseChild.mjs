// Preloaded into the database process. It belongs to the process that started it: when that one disappears, even
// killed, the channel closes and the database stops too, so that no orphan keeps writing to the data directory.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel.unref()
