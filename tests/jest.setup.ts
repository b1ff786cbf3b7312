import '@testing-library/jest-dom'
import { openStore, setCurrentStore } from '@/content/model/store/store'

// An operator's own settings must not decide what the tests find.
setCurrentStore(openStore({ settings: 'tests/fixtures/site.json' }))
