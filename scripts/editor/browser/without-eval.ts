import * as z from 'zod';

// Must run before the first schema is created: zod would test whether eval works, which the page's policy forbids.
z.config({ jitless: true });
