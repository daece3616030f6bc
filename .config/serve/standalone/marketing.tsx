import App from '../../../marketing/src/App.tsx'
import { renderStandalone } from './renderStandalone.tsx'

renderStandalone(<App />)
