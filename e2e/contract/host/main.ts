// Federation needs an asynchronous start: what is shared is settled before anything asks for it.
void import('./bootstrap.tsx')
