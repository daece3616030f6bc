// Module federation needs an asynchronous entry, so that shared modules are resolved before they are imported.
void import('./bootstrap.tsx')
