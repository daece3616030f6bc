// Preloaded into every process that is started in the background. It belongs to the one that started it: when that one
// disappears, even killed, the channel closes and this one stops too, so that no orphan keeps a port or goes on writing
// to the data directory.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel.unref()
