// The edge that module federation needs: shared packages are settled before anything imports them.
void import('./standalone.tsx')
