throw new Error('it does not start');
