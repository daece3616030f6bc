// Federation needs this asynchronous edge: shared libraries are agreed upon before anything imports them.
import('./standalone.tsx')
