// Import it before the tools that read these variables. Child processes inherit them.
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.LITE_TELEMETRY = '0';
process.env.DO_NOT_TRACK = '1';
