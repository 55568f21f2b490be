import * as z from 'zod';

// Before any schema is made, which would look whether scripts can be made of text; the page's policy says no.
z.config({ jitless: true });
